import * as chamadas from '@rateia/contracts/chamadas';
import { useState } from 'react';
import type { RespostaDe } from './api-client.ts';
import { useChamada } from './consultas.ts';
import type { Falha } from './erros-api.ts';
import { recusou } from './erros-api.ts';

export type SituacaoDoCep = 'vazia' | 'achada' | 'naoAchada' | 'foraDoAr';
type Achado = Pick<RespostaDe<'getCep'>, 'rua' | 'bairro' | 'cidade' | 'uf'>;

interface PedidoCep {
  readonly preencher: (nome: keyof Achado, valor: string) => void;
  /** Code of the municipality, once the CEP told it. */
  readonly aoAchar: (ibge: string | undefined) => void;
  /** A complete address is shown from the start. */
  readonly inicial?: SituacaoDoCep;
}

/** Fills an address by its CEP. If the search fails for any reason, the person can still write the address. */
export function useCep({ preencher, aoAchar, inicial = 'vazia' }: PedidoCep) {
  const [situacao, setSituacao] = useState<SituacaoDoCep>(inicial);
  const buscar = useChamada(chamadas.getCep, {
    aoConcluir: ({ rua, bairro, cidade, uf, ibge }) => {
      const achado: Achado = { rua, bairro, cidade, uf };
      for (const nome of ['rua', 'bairro', 'cidade', 'uf'] as const) {
        if (achado[nome] !== '') preencher(nome, achado[nome]);
      }
      aoAchar(ibge);
      setSituacao('achada');
    },
    aoFalhar: (erro) => {
      aoAchar(undefined);
      setSituacao(situacaoDoErro(erro));
      return true;
    },
  });
  return {
    situacao,
    buscando: buscar.isPending,
    aoCompletarCep: (cep: string) => buscar.mutate({ params: { cep } }),
  };
}

/** Only the service itself can say that a CEP does not exist; any other fault counts as no answer. */
export function situacaoDoErro(erro: Falha<'cepNaoEncontrado'>): SituacaoDoCep {
  return recusou(erro, 'cepNaoEncontrado') ? 'naoAchada' : 'foraDoAr';
}
