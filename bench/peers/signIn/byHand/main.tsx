import { hydrateRoot } from 'react-dom/client'
import { SignIn } from './SignIn.tsx'

const element = document.getElementById('root')
if (element) hydrateRoot(element, <SignIn />)
