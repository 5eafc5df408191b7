import type { ApplicationPassword, ApplicationPasswords } from '../auth/createApplicationPasswords.ts';
import { readJsonBody } from './readBody.ts';
import { NOT_LOGGED_IN, refuse, refuseParameter } from './restErrors.ts';
import type { RestReply, RestRequest, RestRoute } from './RestRequest.ts';

const UNKNOWN = refuse(404, 'rest_application_password_not_found', 'Application password not found.');
const NO_NAME = refuse(400, 'rest_missing_callback_param', 'Missing parameter(s): name', { params: ['name'] });
const NO_PASSWORD = refuse(404, 'rest_no_authenticated_app_password', 'Cannot introspect application password.');
const LONGEST_NAME = 100;

const fieldsOf = ({ uuid, name, created, lastUsed }: ApplicationPassword) => ({
  uuid,
  app_id: '',
  name,
  created,
  last_used: lastUsed,
  last_ip: null,
});

const uuidIn = ({ route }: RestRequest) => route.slice(route.lastIndexOf('/') + 1);

/** The routes for a user's application passwords. Each password is returned once, when it is created. */
export function applicationPasswordRoutes(passwords: ApplicationPasswords): readonly RestRoute[] {
  type OwnReply = (userId: number, request: RestRequest) => RestReply | Promise<RestReply>;

  /** Limits a route to the current user's own data, addressed as `me` or by id. */
  const own = (handler: OwnReply) => (request: RestRequest, id: number) => {
    const { access } = request;
    if (access.kind !== 'user' || (id !== 0 && id !== access.user.id)) return NOT_LOGGED_IN;
    return handler(access.user.id, request);
  };

  async function add(userId: number, request: RestRequest): Promise<RestReply> {
    const body = await readJsonBody(request.raw);
    if (!body.isRead) return body.refusal;
    const { name } = body.value;
    if (name === undefined) return NO_NAME;
    if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) {
      return refuseParameter('name', 'rest_invalid_pattern', 'name does not match pattern .*[^ ]+.*.');
    }
    const { uuid, password } = passwords.add(userId, name.trim());
    const made = passwords.find(userId, uuid);
    if (!made) return UNKNOWN;
    const location = `${request.root.replace(/\/$/, '')}/wp/v2/users/${userId}/application-passwords/${uuid}`;
    return { status: 201, body: { ...fieldsOf(made), password }, headers: { Location: location } };
  }
  function show(userId: number, uuid: string | undefined, unknown: RestReply): RestReply {
    const found = uuid === undefined ? null : passwords.find(userId, uuid);
    return found ? { status: 200, body: fieldsOf(found) } : unknown;
  }
  function remove(userId: number, uuid: string): RestReply {
    const found = passwords.find(userId, uuid);
    if (!found || !passwords.remove(userId, uuid)) return UNKNOWN;
    return { status: 200, body: { deleted: true, previous: fieldsOf(found) } };
  }

  const path = String.raw`^/wp/v2/users/(?:me|(\d+))/application-passwords`;
  return [
    {
      pattern: new RegExp(`${path}$`),
      handlers: {
        GET: own((userId) => ({ status: 200, body: passwords.list(userId).map(fieldsOf) })),
        POST: own(add),
        DELETE: own((userId) => ({ status: 200, body: { deleted: true, count: passwords.remove(userId) } })),
      },
    },
    {
      pattern: new RegExp(`${path}/introspect$`),
      handlers: {
        GET: own((userId, { access }) =>
          show(userId, access.kind === 'user' ? access.passwordId : undefined, NO_PASSWORD),
        ),
      },
    },
    {
      pattern: new RegExp(`${path}/[0-9a-f-]{36}$`),
      handlers: {
        GET: own((userId, request) => show(userId, uuidIn(request), UNKNOWN)),
        DELETE: own((userId, request) => remove(userId, uuidIn(request))),
      },
    },
  ];
}
