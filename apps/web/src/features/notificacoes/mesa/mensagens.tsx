import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaPaginada } from '../../../mesa/tabela-paginada.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { CodigosNaoEntregues } from './codigos-nao-entregues.tsx';
import c from './mensagens.module.css';
import { useMensagemNaoEntregue } from './mutations.ts';
import { mesaDeMensagensQueries } from './queries.ts';

type Mensagem = RespostaDe<'getMensagensNaoEntregues'>['itens'][number];

const CANAIS: Record<Mensagem['canal'], string> = { email: 'E-mail', sms: 'SMS', push: 'Push' };

/** Messages that did not arrive, and the two things to do about one. */
export function Mensagens() {
  const [pagina, setPagina] = useState(1);
  const consulta = useQuery(mesaDeMensagensQueries.mensagens(pagina));
  return (
    <PaginaOperacao
      titulo="Mensagens"
      subtitulo="O que não chegou às pessoas: recusado pelo provedor, ou sem resposta até a última tentativa."
    >
      <TabelaPaginada
        consulta={consulta}
        erro="Não conseguimos carregar as mensagens"
        vazio={<Vazio titulo="Tudo o que saiu chegou" />}
        rotulo="Mensagens que não chegaram"
        unidade={['mensagem', 'mensagens']}
        larguras="minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.2fr) 250px"
        colunas={colunas}
        chave={({ id }) => String(id)}
        pagina={pagina}
        aoIr={setPagina}
      />
      <CodigosNaoEntregues />
    </PaginaOperacao>
  );
}

const colunas: readonly ColunaFila<Mensagem>[] = [
  {
    rotulo: 'Mensagem',
    principal: true,
    celula: ({ titulo, canal, desde }) => (
      <Duas titulo={titulo} detalhe={`${CANAIS[canal]} · ${momentoPerto(desde)}`} />
    ),
  },
  { rotulo: 'Para', celula: ({ pessoa }) => <Ligacao href={paths.backofficePessoa(pessoa.id)}>{pessoa.nome}</Ligacao> },
  { rotulo: 'Motivo', celula: ({ motivo }) => <span className={c['motivo']}>{emPalavras(motivo)}</span> },
  { rotulo: 'Ação', celula: (mensagem) => <Acoes mensagem={mensagem} /> },
];

/** The provider's own word is kept: an operator who calls the provider by phone needs it. */
function emPalavras(motivo: string): string {
  if (motivo === 'indisponivel' || motivo === 'desconhecido') return 'O provedor não respondeu';
  if (motivo === 'inexistente') return 'O endereço não existe mais';
  return `Recusada pelo provedor: ${motivo}`;
}

function Acoes({ mensagem: { id, titulo, podeReenviar } }: { readonly mensagem: Mensagem }) {
  const { reenviar, abandonar } = useMensagemNaoEntregue();
  return (
    <span className={c['acoes']}>
      {podeReenviar && (
        <Botao
          variante="suave"
          tamanho="sm"
          rotulo={`Reenviar: ${titulo}`}
          fazendo={reenviar.isPending && 'Enviando'}
          onClick={() => reenviar.mutate({ params: { id } })}
        >
          Reenviar
        </Botao>
      )}
      <Botao
        variante="linha"
        tamanho="sm"
        rotulo={`Desistir: ${titulo}`}
        fazendo={abandonar.isPending && 'Tirando'}
        onClick={() => abandonar.mutate({ params: { id } })}
      >
        Desistir
      </Botao>
    </span>
  );
}
