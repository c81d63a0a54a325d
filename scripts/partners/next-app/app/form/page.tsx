import { SignIn } from './SignIn'

export default function Page() {
  async function signIn(form: FormData): Promise<number> {
    'use server'
    return String(form.get('password')).length
  }
  return <SignIn signIn={signIn} />
}
