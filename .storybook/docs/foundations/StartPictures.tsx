import { Unstyled } from '@storybook/addon-docs/blocks'

/** The committed pictures of stories, in any format. */
const files = import.meta.glob<string>('../../screenshots/portal-site-{dashboard-filled,users-filled,restrictions-filled,lockdown-running}.*', { query: '?url', import: 'default', eager: true })

const screens = [
  { picture: 'dashboard-filled', story: 'portal-site-dashboard--filled', name: 'Dashboard' },
  { picture: 'users-filled', story: 'portal-site-users--filled', name: 'Users' },
  { picture: 'restrictions-filled', story: 'portal-site-restrictions--filled', name: 'Restrictions' },
  { picture: 'lockdown-running', story: 'portal-site-lockdown--running', name: 'Lockdown' },
] as const

/** Current pictures of four screens, each with a link to its story. */
export function StartPictures() {
  return (
    <Unstyled>
      <div className="start-pictures">
        {screens.map(({ picture, story, name }) => {
          const [, source] = Object.entries(files).find(([file]) => file.includes(`${picture}.`)) ?? []
          return source && <a key={story} href={`./?path=/story/${story}`} target="_top"><img src={source} alt={name} loading="lazy" /></a>
        })}
      </div>
    </Unstyled>
  )
}
