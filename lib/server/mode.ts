// Imported first by server.ts, before React and Next read it: the shop is in production unless `--dev` is given, whatever
// the environment says. Staging is production with other variables.
Object.assign(process.env, { NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production' });
