import { byId } from './dom.js';

/** One control call; what came back, or an error with the mock's own words. */
export async function control(method, path, body) {
  const response = await fetch(`/__mock__/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message ?? `${method} ${path}: ${response.status}`);
  return answer;
}

export const say = (text) => {
  byId('said').textContent = text;
};

let refresh = async () => {};
/** What shows the page's data anew, once something was done. */
export const onDone = (work) => {
  refresh = work;
};

/** Does something, says that it is done or why not, and shows what has become of it. */
export async function act(method, path, body, done) {
  try {
    const answer = await control(method, path, body);
    say(typeof done === 'function' ? done(answer) : done);
    await refresh();
    return answer;
  } catch (error) {
    say(error.message);
    return undefined;
  }
}
