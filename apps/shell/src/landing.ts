// The page is there already: the app takes it over once everything the person sees has loaded.
const takeOver = () => void import('./main')

if (document.readyState === 'complete') takeOver()
else window.addEventListener('load', takeOver, { once: true })
