/** As much of it as we use; it comes without types. */
declare module 'fontkit' {
  export interface Font {
    layout(text: string): unknown
  }
  export function create(bytes: Uint8Array): Font
}
