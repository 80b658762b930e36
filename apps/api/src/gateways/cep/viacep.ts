import { HTTP } from '@rateia/domain/http';
import { z } from 'zod';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigCep } from '../config.ts';
import { FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import { criarTransporte } from '../transporte.ts';
import type { ConsultaDeCep, GatewayCep } from './port.ts';

const enderecoDoFio = z.object({
  cep: z.string(),
  logradouro: z.string(),
  bairro: z.string(),
  localidade: z.string(),
  uf: z.string(),
  ibge: z.string(),
  ddd: z.string().default(''),
});
/** An unknown CEP is a 200 with `erro`, which the service has sent both as a boolean and as a word. */
const desconhecido = z.object({ erro: z.union([z.literal(true), z.literal('true')]) });

/** A person waits for this one in front of a form: one short attempt and one more. */
const POLITICA = { tempoLimiteMs: 1_500, tentativas: 2 };

/** CEP by the ViaCEP protocol (`GET /ws/{cep}/json/`). */
export function criarViaCep(config: ConfigCep, dependencias: Dependencias = {}): GatewayCep {
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia('cep', { ...dependencias, politica: { ...POLITICA, ...dependencias.politica } }),
  });

  return {
    consultar: async (cep, contexto): Promise<ConsultaDeCep> => {
      const digitos = cep.replace(/\D/g, '');
      if (digitos.length !== 8) return { situacao: 'formatoInvalido' };
      try {
        const resposta = await cliente({
          operacao: 'consultar',
          repetivel: true,
          metodo: 'GET',
          caminho: `/ws/${digitos}/json/`,
          contexto,
        });
        if (resposta.status === HTTP.pedidoInvalido) return { situacao: 'formatoInvalido' };
        if (resposta.status >= HTTP.pedidoInvalido) return { situacao: 'indisponivel' };
        if (desconhecido.safeParse(resposta.corpo).success) return { situacao: 'inexistente' };
        const lido = interpretar(enderecoDoFio, resposta.corpo);
        const { logradouro: rua, localidade: cidade, bairro, uf, ibge, ddd } = lido;
        return { situacao: 'achado', endereco: { cep: digitos, rua, bairro, cidade, uf, ibge, ddd } };
      } catch (erro) {
        if (erro instanceof FalhaDeChamada) return { situacao: 'indisponivel' };
        throw erro;
      }
    },
  };
}
