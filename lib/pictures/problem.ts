/** Why a picture cannot be shown, and what its author can do. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';

  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}
