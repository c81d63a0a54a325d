const entries = ['@portal/domain', '@portal/ui', '@portal/ui/en', '@portal/ui/es', '@portal/embed', '@portal/api-client', '@portal/api-client/contract', '@portal/api-client/crypto', '@portal/api-client/guest']
for (const entry of entries) if (Object.keys(require(entry)).length === 0) throw new Error(`${entry} is empty`)
const { createElement } = require('react')
const { renderToString } = require('react-dom/server')
const { Button, PortalScope } = require('@portal/ui')
const { describeRestriction, unrestricted } = require('@portal/domain')
console.log(process.version, renderToString(createElement(PortalScope, null, createElement(Button, null, 'Log in'))).includes('Log in</'), describeRestriction(unrestricted, { locale: 'en-US' }))
