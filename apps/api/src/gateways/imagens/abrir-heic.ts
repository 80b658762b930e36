import { parentPort, workerData } from 'node:worker_threads';
import heicConvert from 'heic-convert';

/** Runs in a thread of its own: the decoder is one long computation, and it is ended with its thread when it takes too long. */
const QUALIDADE = 0.95;
const jpeg = await heicConvert({ buffer: workerData, format: 'JPEG', quality: QUALIDADE });
const bytes = new Uint8Array(jpeg);
parentPort?.postMessage(bytes, [bytes.buffer]);
