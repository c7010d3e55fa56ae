// The page is prerendered, so the app starts after everything visible has loaded.
const takeOver = () => void import('./main')

if (document.readyState === 'complete') takeOver()
else window.addEventListener('load', takeOver, { once: true })
