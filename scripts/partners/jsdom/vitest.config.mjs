export default { test: { environment: 'jsdom', include: ['*.test.mjs'] } }
