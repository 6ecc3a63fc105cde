/** An error response in Strapi's format and wording. */
export class Problem extends Error {
  readonly status: 400 | 403 | 404 | 500;
  override readonly name: string;

  constructor(status: 400 | 403 | 404 | 500, name: string, message: string) {
    super(message);
    this.status = status;
    this.name = name;
  }

  body(): { data: null; error: { status: number; name: string; message: string; details?: Record<string, never> } } {
    const { status, name, message } = this;
    return { data: null, error: { status, name, message, ...(status === 500 ? {} : { details: {} }) } };
  }
}

export const invalidParameter = (name: string): Problem =>
  new Problem(400, 'ValidationError', `Invalid parameter ${name}`);

export const mixedPagination = (): Problem =>
  new Problem(400, 'ValidationError', 'Invalid pagination parameters. Expected either start/limit or page/pageSize');

export const forbidden = (): Problem => new Problem(403, 'ForbiddenError', 'Forbidden');

export const notFound = (): Problem => new Problem(404, 'NotFoundError', 'Not Found');

export const internalError = (): Problem => new Problem(500, 'InternalServerError', 'Internal Server Error');
