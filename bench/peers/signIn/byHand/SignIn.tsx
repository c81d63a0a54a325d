import { type SyntheticEvent, useState } from 'react'

const texts = { username: 'Enter your email.', password: 'Enter your password.' }
type Field = keyof typeof texts

/** A sign-in page in plain React: fields with errors, a button to show the password, and a failure message. */
export function SignIn() {
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [isShown, setShown] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | 'refused'>('idle')
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const empty = (Object.keys(texts) as Field[]).filter((name) => !values.get(name))
    setMissing(empty)
    if (empty.length > 0) return
    setState('sending')
    const answer = await fetch('/api/login', { method: 'POST', body: values }).catch(() => null)
    if (answer?.ok) await import('./Site.tsx').then(({ openSite }) => openSite())
    else setState('refused')
  }
  const errorOf = (name: Field) => missing.includes(name) && <p id={`${name}-error`} className="error">{texts[name]}</p>
  return (
    <>
      <header><a href="/">Gatehouse</a></header>
      <main>
        <h1>Log in</h1>
        <p className="muted">Manage who may enter, and when.</p>
        <form noValidate method="post" onSubmit={(event) => void submit(event)}>
          <label htmlFor="username">Email</label>
          <input id="username" name="username" type="email" autoComplete="username" aria-invalid={missing.includes('username')} aria-describedby="username-error" />
          {errorOf('username')}
          <label htmlFor="password">Password</label>
          <div className="password">
            <input id="password" name="password" type={isShown ? 'text' : 'password'} autoComplete="current-password" aria-invalid={missing.includes('password')} aria-describedby="password-error" />
            <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>Show</button>
          </div>
          {errorOf('password')}
          <a href="/forgot">Forgot your password?</a>
          <div role="alert">{state === 'refused' && <p className="error">Email and password do not match.</p>}</div>
          <button type="submit" className="primary" disabled={state === 'sending'}>Log in</button>
        </form>
        <p className="muted">Invited as a guest? Open the link of your invite.</p>
      </main>
      <footer><a href="/privacy">Privacy</a></footer>
    </>
  )
}
