import { Component, type ReactNode } from 'react'

interface ErrorCatcherProps {
  /** A changed key clears the error and renders the children again. */
  readonly resetKey: unknown
  /** An error that is known already; null for none. */
  readonly knownError?: unknown
  readonly renderError: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface ErrorCatcherState {
  readonly caught: { readonly error: unknown } | null
  readonly resetKey: unknown
}

/** A React error boundary, which has to be a class. */
export class ErrorCatcher extends Component<ErrorCatcherProps, ErrorCatcherState> {
  override state: ErrorCatcherState = {
    caught: this.props.knownError == null ? null : { error: this.props.knownError },
    resetKey: this.props.resetKey,
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorCatcherState> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps(
    props: ErrorCatcherProps,
    state: ErrorCatcherState,
  ): ErrorCatcherState | null {
    return Object.is(props.resetKey, state.resetKey)
      ? null
      : { caught: null, resetKey: props.resetKey }
  }

  override render(): ReactNode {
    const { caught } = this.state
    return caught ? this.props.renderError(caught.error) : this.props.children
  }
}
