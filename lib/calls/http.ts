import axios from 'axios';

/**
 * The browser's connection to the BFF: a module of its own, since running axios' code and then the schemas' would be
 * too much for one task.
 */
export const http = axios.create({ baseURL: '/api', withXSRFToken: false });
