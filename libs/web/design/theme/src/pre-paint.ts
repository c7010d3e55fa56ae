/**
 * Marks the document dark before the first paint, by the rule of `newerOf`. For an inline `<script>` in the head:
 * it must not wait for a module, hence the old-fashioned text.
 */
export const prePaintScript =
  "(function(){try{var s=localStorage,t=s.getItem('theme')," +
  'c=/(?:^|; *)theme=(light|dark)\\.(\\d+)/.exec(document.cookie);' +
  "if(c&&+c[2]>(+s.getItem('themeChangedAt')||0))t=c[1];" +
  "document.documentElement.classList.toggle('dark',t==='dark')}catch(e){}})()"
