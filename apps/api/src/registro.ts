import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';

/** Fields of a database error beside its message: they hold rows and parameters, with everything in them. */
const COM_VALORES = ['detail', 'where', 'internalQuery', 'query', 'parameters', 'raw'];
/** Values stand in messages too: those of a text that could not be read as its type. */
const VALOR_NA_MENSAGEM = /(invalid input (?:syntax|value) [^:"]*: )"[^"]*"/g;

function semValores(erro: unknown): unknown {
  if (typeof erro !== 'object' || erro === null) return erro;
  if (Array.isArray(erro)) return erro.map(semValores);
  const campos = Object.entries(erro).filter(([nome]) => !COM_VALORES.includes(nome));
  return Object.fromEntries(
    campos.map(([nome, valor]) => [
      nome,
      typeof valor === 'string' ? valor.replace(VALOR_NA_MENSAGEM, '$1"…"') : semValores(valor),
    ]),
  );
}

/** The log of a process: a line of JSON for each event, with no secret and nothing of anybody in it (ASVS 16.2.5). */
export function criarRegistro(nivel: string, destino?: DestinationStream): Logger {
  return pino(
    {
      level: nivel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (erro: Error) => semValores(pino.stdSerializers.err(erro)) },
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.cookie',
          '*.senha',
          '*.password',
          '*.pin',
          '*.cpf',
          '*.token',
          '*.refreshToken',
        ],
        censor: '[oculto]',
      },
    },
    destino,
  );
}
