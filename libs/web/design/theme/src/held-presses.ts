import { APP_MISSING_EVENT } from './app-missing'

/** What a written page says when its app could not be loaded. */
export const APP_MISSING = 'S4 could not be loaded. Check your connection, then reload this page.'

/** After a press or the page, in milliseconds: an app that has not come by then is waited for in vain. */
const WAITED_MS = 20_000

/**
 * Marks what is pressed in a page that the server wrote, before its app has come; the app then does it (`takeOver`).
 * A form with an address of its own is sent by the browser. When a script of the app does not come, fails, or is still
 * not there long after a press, or after a page came that waits for it, the page says so; what an extension of the
 * browser adds may fail. Where something failed is the first address in its error; Safari names none for a part that
 * does not come. An inline `<script>` of the head, hence plain ES5.
 */
export const heldPressesScript =
  "(function(){function written(){var r=document.getElementById('root');return r&&'written'in r.dataset&&r}" +
  "function say(){var r=written();if(!r||r.querySelector('.s4-app-missing'))return;" +
  "var p=document.createElement('p');p.setAttribute('role','alert');p.className='s4-app-missing';" +
  `p.textContent=${JSON.stringify(APP_MISSING)};r.prepend(p)}` +
  `function hold(e){e.dataset.pressed='';setTimeout(say,${WAITED_MS})}` +
  "addEventListener('submit',function(e){if(!written()||e.target.hasAttribute('action'))return;" +
  'e.preventDefault();hold(e.target)});' +
  "addEventListener('click',function(e){var b=written()&&e.target.closest&&e.target.closest('button');" +
  "if(b&&!(b.form&&b.type==='submit'))hold(b)});" +
  "addEventListener('DOMContentLoaded',function(){var r=written();" +
  `if(r&&r.querySelector('[data-loading]:not([hidden] *)'))setTimeout(say,${WAITED_MS})});` +
  'function ours(t){var a=/[\\w-]+:\\/\\/[^\\s)]+/.exec(t);' +
  "return a&&a[0].indexOf(location.origin+'/assets/')===0}" +
  "addEventListener('error',function(e){if(ours(e.target.tagName==='SCRIPT'?e.target.src:e.filename))say()},true);" +
  "addEventListener('unhandledrejection',function(e){var r=e.reason||{};" +
  "if(ours(r.message+' '+r.stack)||/^Importing a module script/.test(r.message))say()});" +
  `addEventListener('${APP_MISSING_EVENT}',say)})()`
