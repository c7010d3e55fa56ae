/** What a written page says when its app could not be loaded. */
export const APP_MISSING = 'S4 could not be loaded. Check your connection, then reload this page.'

/**
 * Marks what is pressed in a page that the server wrote, before its app has come; the app then does it (`takeOver`).
 * A form with an address of its own is sent by the browser. When a script of the app does not come, the page says so.
 * An inline `<script>` of the head, hence plain ES5.
 */
export const heldPressesScript =
  "(function(){function written(){var r=document.getElementById('root');return r&&'written'in r.dataset&&r}" +
  "addEventListener('submit',function(e){if(!written()||e.target.hasAttribute('action'))return;" +
  "e.preventDefault();e.target.dataset.pressed=''});" +
  "addEventListener('click',function(e){var b=written()&&e.target.closest&&e.target.closest('button');" +
  "if(b&&!(b.form&&b.type==='submit'))b.dataset.pressed=''});" +
  "addEventListener('error',function(e){var r=e.target.tagName==='SCRIPT'&&written();" +
  "if(!r||r.querySelector('.s4-app-missing'))return;" +
  "var p=document.createElement('p');p.setAttribute('role','alert');p.className='s4-app-missing';" +
  `p.textContent=${JSON.stringify(APP_MISSING)};r.prepend(p)},true)})()`
