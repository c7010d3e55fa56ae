/**
 * Marks the document dark before the first paint, by the rule of `newerChoice`. An inline `<script>` of the head
 * that must not wait for a module, hence plain ES5.
 */
export const prePaintScript =
  "(function(){try{var s=localStorage,t=s.getItem('theme')," +
  'c=/(?:^|; *)theme=(light|dark)\\.(\\d+)/.exec(document.cookie);' +
  "if(c&&+c[2]>(+s.getItem('themeChangedAt')||0))t=c[1];" +
  "document.documentElement.classList.toggle('dark',t==='dark')}catch(e){}})()"
