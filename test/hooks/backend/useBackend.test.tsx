import { renderHook } from '@testing-library/react-hooks';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BackendProvider, useBackend, type Backend } from '@loggia/hooks';

const outer: Backend = {};
const inner: Backend = {};
const own: Backend = {};

const wrapper = ({ children }: { readonly children: ReactNode }) =>
  createElement(BackendProvider, { backend: outer }, createElement(BackendProvider, { backend: inner }, children));

test('useBackend returns null outside a provider', () => {
  expect(renderHook(() => useBackend()).result.current).toBeNull();
});

test('useBackend returns the backend of the nearest provider', () => {
  expect(renderHook(() => useBackend(), { wrapper }).result.current).toBe(inner);
});

test('useBackend prefers the backend passed by the caller', () => {
  expect(renderHook(() => useBackend(own), { wrapper }).result.current).toBe(own);
});
