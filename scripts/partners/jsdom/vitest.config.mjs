export default { test: { environment: 'jsdom', include: ['*.test.mjs'], testTimeout: 60_000 }, oxc: { jsx: { runtime: 'automatic' } } }
