import fakeDataProvider from 'ra-data-fakerest'
import { Admin, type AuthProvider, ListGuesser, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'

const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Email and password do not match.')),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.reject(new Error('Nobody is signed in.')),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(null),
}

/** An app made with react-admin as its quick start shows, with its own sign-in page. */
function App() {
  return (
    <Admin dataProvider={fakeDataProvider({ users: [{ id: 1, name: 'Ada' }] })} authProvider={authProvider} requireAuth disableTelemetry>
      <Resource name="users" list={ListGuesser} />
    </Admin>
  )
}

const element = document.getElementById('root')
if (element) createRoot(element).render(<App />)
