import '@seamapi/react/elements.js'
