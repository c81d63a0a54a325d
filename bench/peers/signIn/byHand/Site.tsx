import { createRoot } from 'react-dom/client'

/** The page after sign-in is a separate script. */
export function openSite() {
  const element = document.getElementById('root')
  if (element) createRoot(element).render(<h1>Welcome</h1>)
}
