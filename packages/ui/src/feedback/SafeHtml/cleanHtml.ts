import DOMPurify from 'dompurify'

const allowedTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'code']

/**
 * Reduces HTML from the server to a short list of allowed elements: no image, style, class, id or script. Links may only be http(s) and
 * open in a new tab. Returns a TrustedHTML if the browser has Trusted Types (policy `dompurify`), and an empty string without a DOM.
 */
export function cleanHtml(html: string): TrustedHTML | string {
  if (!DOMPurify.isSupported) return ''
  // The whole library uses one instance, because a second one would create a second policy of the same name, which the page refuses.
  DOMPurify.addHook('afterSanitizeAttributes', sendElsewhere)
  try {
    return DOMPurify.sanitize(html, {
      ALLOWED_TAGS: allowedTags,
      ALLOWED_ATTR: ['href'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: /^https?:\/\//i,
      RETURN_TRUSTED_TYPE: true,
    })
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', sendElsewhere)
  }
}

function sendElsewhere(node: Element): void {
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener')
}
