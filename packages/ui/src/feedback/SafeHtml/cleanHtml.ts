import DOMPurify from 'dompurify'

const allowedTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'code']

/**
 * The server's markup reduced to a short allow-list: no image, style, class, id or script; links lead to http(s) only and open in a new
 * tab. Returns a TrustedHTML if the browser has Trusted Types (policy `dompurify`). Empty without a DOM.
 */
export function cleanHtml(html: string): TrustedHTML | string {
  if (!DOMPurify.isSupported) return ''
  // One instance for the whole library: a second would create a second policy of the same name, which the page refuses.
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
