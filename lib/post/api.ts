import { callApi } from '@/lib/calls/lazy';
import { COMMENT_QUERY, type PostListing, postQuery, POSTS_PER_PAGE } from '@/lib/post/listing';

/** One page of the articles that a listing asks for. @throws ApiError */
export const getPosts = (listing: PostListing, page: number, signal?: AbortSignal) =>
  callApi('getPosts', { query: postQuery(listing, page), signal });

/** One page of the articles that the customer likes, newest first. @throws ApiError */
export const getLikedPosts = (page: number, signal?: AbortSignal) =>
  callApi('getLikedPosts', { query: { per_page: POSTS_PER_PAGE, page }, signal });

/** The ids of the accounts that like an article. @throws ApiError */
export const getLikers = async (id: string, signal?: AbortSignal): Promise<string[]> =>
  (await callApi('getPost', { params: { id }, signal })).liked_account_ids;

/** Toggles a like. `is_liked` is the new state, where the backend gives it. @throws ApiError */
export const likePost = (id: string) => callApi('likePost', { params: { id } });

/** One page of an article's comments, newest first. @throws ApiError */
export const getComments = (id: string, page: number, signal?: AbortSignal) =>
  callApi('getPostReviews', { params: { id }, query: { ...COMMENT_QUERY, page }, signal });

/** Writes below an article. @throws ApiError */
export const writeComment = (id: string, comment: string) => callApi('writePostReview', { body: { _id: id, comment } });
