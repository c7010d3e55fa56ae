/** Text without markup, and what Leaflet writes on a map: a trial of its drawing, and its buttons. */
const html = String.raw`/^([^<&]*|<svg\/>|<span aria-hidden="true">(\+|&#x2212;)<\/span>)$/`
/** Our own workers, and the start of Google's sign-in. */
const scripts = String.raw`/^(\/(service|push)-worker\.js|https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+)$/`

const only = (allowed: string) => `t=>${allowed}.test(t)?t:null`

/**
 * Names the texts that packages may turn into markup or scripts; the content policy has the browser refuse all others,
 * and we write none ourselves. An inline `<script>` of the head, so that it comes before whatever else could be asked.
 */
export const trustedTextsScript =
  `window.trustedTypes&&trustedTypes.createPolicy('default',` +
  `{createHTML:${only(html)},createScriptURL:${only(scripts)}})`
