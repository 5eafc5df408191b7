'use client';
import { Component } from 'react';
import type { ReactNode } from 'react';

export interface MountBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface MountBoundaryState {
  readonly hasFailed: boolean;
}

/** Shows nothing any more once something below it has thrown, and tells. */
export class MountBoundary extends Component<MountBoundaryProps, MountBoundaryState> {
  override readonly state: MountBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): MountBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
