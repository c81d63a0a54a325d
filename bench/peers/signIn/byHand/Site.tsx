import { createRoot } from 'react-dom/client'

/** What comes after signing in is a script of its own. */
export function openSite() {
  const element = document.getElementById('root')
  if (element) createRoot(element).render(<h1>Welcome</h1>)
}
