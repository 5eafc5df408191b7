'use client';
export { useIsClient } from '@loggia/hooks/shared';
