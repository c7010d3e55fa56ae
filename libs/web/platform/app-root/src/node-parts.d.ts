/** The few parts of Node that writing pages needs: with all its types, browser code could use what browsers lack. */
declare module 'node:worker_threads' {
  export const parentPort: {
    postMessage(message: unknown): void
    on(event: 'message', listener: (message: never) => void): void
  } | null
}

declare module 'node:process' {
  const process: {
    on(event: 'unhandledRejection', listener: (reason: unknown) => void): void
  }
  export default process
}

declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Kept> {
    run<Result>(kept: Kept, work: () => Result): Result
    getStore(): Kept | undefined
  }
}
