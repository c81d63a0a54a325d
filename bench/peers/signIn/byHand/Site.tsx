import { createRoot } from 'react-dom/client'

/** Opens the page after sign-in, which is a separate script. */
export function openSite() {
  const element = document.getElementById('root')
  if (element) createRoot(element).render(<h1>Welcome</h1>)
}
