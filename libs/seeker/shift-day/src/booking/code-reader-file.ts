import file from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Where the reader of codes is. */
export const codeReaderFile: string = file

/**
 * Fetches the reader of codes (about 400 KB) without starting it, which would stop a cheap phone for a moment: the
 * service worker keeps it for a site without a signal.
 */
export const keepCodeReader = async (): Promise<void> => void (await fetch(codeReaderFile))
