import { Anchor, Button, Container, MantineProvider, Paper, PasswordInput, Text, TextInput, Title } from '@mantine/core'
import '@mantine/core/styles.css'
import { useForm } from '@mantine/form'
import { createRoot } from 'react-dom/client'

/** The sign-in page made with Mantine, as its quick start and form page show. */
function SignIn() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: { username: (value) => (value ? null : 'Enter your email.'), password: (value) => (value ? null : 'Enter your password.') },
  })
  return (
    <Container size={420} my={40}>
      <Title order={1}>Log in</Title>
      <Text c="dimmed">Manage who may enter, and when.</Text>
      <Paper withBorder shadow="sm" p={22} mt={30} radius="md">
        <form onSubmit={form.onSubmit((values) => void fetch('/api/login', { method: 'POST', body: JSON.stringify(values) }))}>
          <TextInput label="Email" autoComplete="username" {...form.getInputProps('username')} />
          <PasswordInput label="Password" mt="md" autoComplete="current-password" {...form.getInputProps('password')} />
          <Anchor href="/forgot" size="sm">Forgot your password?</Anchor>
          <Button fullWidth mt="xl" type="submit">Log in</Button>
        </form>
      </Paper>
    </Container>
  )
}

const element = document.getElementById('root')
if (element) createRoot(element).render(<MantineProvider><SignIn /></MantineProvider>)
