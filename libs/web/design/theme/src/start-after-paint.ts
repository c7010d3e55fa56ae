/**
 * Starts the app of a page that the server wrote once the browser has painted it: until then the page has the network
 * to itself. A page in the background is not painted; its app starts a second after it has loaded. The scripts run one
 * after the other, and the page can be used in between. An inline `<script>` of the head, hence plain ES5.
 */
export const startAfterPaintScript =
  "(function(){function start(){if(document.readyState==='loading')return addEventListener('DOMContentLoaded',start);" +
  "var t=document.getElementById('start'),s=t?t.content.querySelectorAll('script'):[];" +
  'for(var i=0;i<s.length;i++)s[i].async=false;' +
  'if(t)document.head.append(t.content)}' +
  "addEventListener('load',function(){setTimeout(start,1000)});" +
  "try{new PerformanceObserver(function(){setTimeout(start)}).observe({type:'paint',buffered:true})}catch(e){}})()"
