/**
 * Shows what is true in the document of a page that a link with a secret opens: the part for an address with a secret,
 * or with one that this tab has kept under the name of the page, or the part for an address without one (`BySecret`).
 * An inline `<script>` right after the page, hence before the first paint, and plain ES5.
 */
export const bySecretScript =
  '(function(){var n=location.hash.slice(1).length,g=n>=20&&n<=100;' +
  'try{g=n?g:!!sessionStorage.getItem(location.pathname.slice(1))}catch(e){}' +
  "var d=document.querySelector('[data-secret='+(g?'given':'missing')+']');" +
  'if(d)while(d.firstChild)d.before(d.firstChild)})()'
