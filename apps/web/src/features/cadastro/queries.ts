import * as chamadas from '@rateia/contracts/chamadas';
import { HTTP } from '@rateia/domain/http';
import { queryOptions } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chamar } from '../../lib/api-client.ts';
import { consulta, consultaSeguida, respondeATela } from '../../lib/consultas.ts';
import { ErroApi, linkQueNaoServe, recusas } from '../../lib/erros-api.ts';
import type { LoginSocial } from '../../lib/login-social.ts';
import { POLLING_MS } from '../../lib/um-por-vez.ts';

const UMA_HORA = 3_600_000;

/** The queries of registration. */
export const cadastroQueries = {
  termos: () => ({ ...consulta(chamadas.getTermos), staleTime: UMA_HORA }),
  /** The documents that the person has not accepted yet, with their texts. */
  aceites: () => consulta(chamadas.getAceites),
  politicas: () => consulta(chamadas.getPoliticas),
  dadosFiscais: () => consulta(chamadas.getDadosFiscais),
  pendencias: () => consulta(chamadas.getCadastroPendente),
  /** The owner of the registration that a link confirms; the page says when the link is over. */
  ativacao: (hash: string) =>
    queryOptions({
      queryKey: ['getAtivacao', hash] as const,
      queryFn: () => chamar(chamadas.getAtivacao, { params: { hash } }),
      staleTime: UMA_HORA,
      ...respondeATela<'getAtivacao'>(linkQueNaoServe(() => undefined)),
    }),
  validacoes: () => consulta(chamadas.listValidacaoConta),
  /** Read again while the comparison by machine has it: it answers in seconds. */
  validacao: (id: string) => ({
    ...consultaSeguida(chamadas.getValidacaoContaStatus, { params: { id } }),
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data: RespostaDe<'getValidacaoContaStatus'> | undefined };
    }) => (state.data?.estado === 'enviada' ? POLLING_MS : false),
  }),
  /** A link to a picture of one's own, valid for a minute: a picture that was read is not read again by itself. */
  miniatura: (id: string) =>
    queryOptions({
      queryKey: ['createDocumentoLink', id] as const,
      queryFn: () => chamar(chamadas.createDocumentoLink, { params: { id }, body: { tamanho: 'miniatura' } }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  /**
   * The inviter, by the first of the codes that names somebody; null when none does, or when it cannot be known now.
   */
  convite: (codigos: readonly string[]) =>
    queryOptions({
      queryKey: ['obterUsuario', codigos] as const,
      queryFn: async () => {
        for (const code of codigos) {
          const quem = await chamar(chamadas.obterUsuario, { params: { code } }).catch(semConvite);
          if (quem !== null) return quem;
        }
        return null;
      },
      enabled: codigos.length > 0,
      staleTime: UMA_HORA,
      meta: { aoFalhar: () => true },
    }),
  /**
   * The person who came back from the provider, as long as the server remembers; the page itself says when that is
   * over.
   */
  loginSocial: ({ socialAuth, socialToken }: LoginSocial) =>
    queryOptions({
      queryKey: ['infoAutenticacaoExterna', socialToken] as const,
      queryFn: () => chamar(chamadas.infoAutenticacaoExterna, { body: { socialAuth, socialToken } }),
      staleTime: UMA_HORA,
      ...respondeATela<'infoAutenticacaoExterna'>(
        recusas(['socialInvalido', 'socialEmailNaoVerificado'], () => undefined),
      ),
    }),
};

/** A code of no account is no error of this page. */
function semConvite(erro: unknown): null {
  if (erro instanceof ErroApi && erro.status === HTTP.naoEncontrado) return null;
  throw erro;
}
