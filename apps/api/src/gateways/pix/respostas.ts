import { HTTP } from '@rateia/domain/http';
import type { RespostaJson } from '../cliente-http.ts';
import type { Recusado, Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { problema } from './esquemas.ts';

/** An answer of the API Pix in our words: its error names its reason (RFC 7807). */
export function responder<Valor>(resposta: RespostaJson, ler: (resposta: RespostaJson) => Valor): Resultado<Valor> {
  if (resposta.status < 300) return ok(ler(resposta));
  if (resposta.status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  const lido = problema.safeParse(resposta.corpo);
  const { type, title, nome, detail, mensagem, violacoes } = lido.data ?? {};
  const codigo = type?.split('/').at(-1) ?? nome ?? title ?? `http${resposta.status}`;
  return recusado(codigo, violacoes?.[0]?.razao ?? detail ?? mensagem);
}

/** After a refusal: the consult decides whether what we asked for stands. Only a clear answer keeps the refusal. */
export function jaFeito<Valor>({ recusa, aposDuvida, consulta, confere }: Conferencia<Valor>): Resultado<Valor> {
  if (consulta.situacao === 'ok') return confere(consulta.valor) ? consulta : recusa;
  if (consulta.situacao === 'inexistente' && !aposDuvida) return recusa;
  return { situacao: 'desconhecido', motivo: 'servidor' };
}

interface Conferencia<Valor> {
  readonly recusa: Recusado;
  readonly aposDuvida: boolean;
  readonly consulta: Resultado<Valor>;
  readonly confere: (valor: Valor) => boolean;
}

/** A request that we must not send: a fault of ours. */
export function exigir(condicao: boolean, mensagem: string): void {
  if (!condicao) throw new RangeError(mensagem);
}
