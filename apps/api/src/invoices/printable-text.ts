/** What the fonts every PDF reader has (Windows-1252) can show beyond Latin-1. */
const BEYOND_LATIN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const WITHOUT_PARTS: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', İ: 'I', Ħ: 'H', ħ: 'h', '\u00A0': ' ', '−': '-' }

const shows = (letter: string) => (letter >= ' ' && letter <= '~') || (letter >= '\u00A1' && letter <= '\u00FF') || BEYOND_LATIN.has(letter)

/** Text in the letters of the standard fonts: an accent they lack is dropped, a script they lack becomes `?`. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (shows(letter)) return letter
    const plain = WITHOUT_PARTS[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return Array.from(plain).every(shows) ? plain : '?'
  }).join('')
