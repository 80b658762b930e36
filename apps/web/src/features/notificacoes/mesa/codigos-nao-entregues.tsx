import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Secao } from '../../../ui/base/secao.tsx';
import { FalhaDaConsulta } from '../../../ui/estado/falha-da-consulta.tsx';
import c from './mensagens.module.css';
import { useReenviarCodigo } from './mutations.ts';
import { mesaDeMensagensQueries } from './queries.ts';

type Codigo = RespostaDe<'getCodigosNaoEntregues'>['itens'][number];

const TIPOS: Record<Codigo['tipo'], string> = { codigo: 'Código de confirmação', link: 'Link por e-mail' };
const CANAIS: Record<Codigo['canal'], string> = { email: 'E-mail', sms: 'SMS' };

/** Codes and links that no try delivered; there is nothing to see while there is none. */
export function CodigosNaoEntregues() {
  const consulta = useQuery(mesaDeMensagensQueries.codigos());
  const { data } = consulta;
  if (data === undefined)
    return <FalhaDaConsulta consulta={consulta} erro="Não conseguimos carregar os códigos que não saíram" />;
  if (data.itens.length === 0) return null;
  return (
    <Secao titulo="Códigos e links que não saíram">
      <TabelaFila
        rotulo="Códigos e links que não saíram"
        larguras="minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.2fr) 250px"
        colunas={colunas}
        itens={data.itens}
        chave={({ id }) => id}
      />
    </Secao>
  );
}

const colunas: readonly ColunaFila<Codigo>[] = [
  {
    rotulo: 'O que é',
    principal: true,
    celula: ({ tipo, canal, desde }) => (
      <Duas titulo={TIPOS[tipo]} detalhe={`${CANAIS[canal]} · ${momentoPerto(desde)}`} />
    ),
  },
  {
    rotulo: 'Para',
    celula: ({ pessoa }) =>
      pessoa === null ? 'Sem conta' : <Ligacao href={paths.backofficePessoa(pessoa.id)}>{pessoa.nome}</Ligacao>,
  },
  { rotulo: 'Motivo', celula: ({ motivo }) => <span className={c['motivo']}>{motivo}</span> },
  { rotulo: 'Ação', celula: (codigo) => <Acao codigo={codigo} /> },
];

function Acao({ codigo: { id, tipo, podeReenviar } }: { readonly codigo: Codigo }) {
  const repetir = useReenviarCodigo();
  if (!podeReenviar) return <span className={c['motivo']}>Não vale mais: a pessoa precisa pedir outro.</span>;
  return (
    <Botao
      variante="suave"
      tamanho="sm"
      rotulo={`Reenviar: ${TIPOS[tipo]}`}
      fazendo={repetir.isPending && 'Enviando'}
      onClick={() => repetir.mutate({ params: { origem: 'fila', id } })}
    >
      Reenviar
    </Botao>
  );
}
