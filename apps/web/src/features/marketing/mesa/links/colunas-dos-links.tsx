import { diaDe } from '@rateia/domain/datas';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diaPerto, noTexto } from '../../../../lib/momento.ts';
import { Duas } from '../../../../mesa/celulas.tsx';
import type { ColunaFila } from '../../../../mesa/tabela-fila.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import c from './links.module.css';
import { useLigarLink } from './mutations.ts';

type Link = RespostaDe<'getLinks'>['itens'][number];

const SITUACOES = {
  ativo: { rotulo: 'Ativo', tom: 'success' },
  desligado: { rotulo: 'Desligado', tom: 'neutral' },
  vencido: { rotulo: 'Vencido', tom: 'neutral' },
  bloqueado: { rotulo: 'Site fora da lista', tom: 'warning' },
} as const;

/** A short link in the list of the operation. */
export const colunasDosLinks: readonly ColunaFila<Link>[] = [
  {
    rotulo: 'Link',
    principal: true,
    celula: ({ nome, endereco, destino }) => (
      <>
        <Duas titulo={nome} detalhe={semProtocolo(endereco)} />
        <small className={c['leva']}>{`Leva a ${semBusca(destino)}`}</small>
      </>
    ),
  },
  {
    rotulo: 'Leva a',
    soLarga: true,
    celula: ({ destino, autor, criadoEm }) => (
      <span className={c['destino']}>
        <Duas titulo={semBusca(destino)} detalhe={`${autor}, ${noTexto(diaPerto(diaDe(criadoEm)))}`} />
      </span>
    ),
  },
  {
    rotulo: 'Visitas',
    celula: ({ visitas, visitantes, situacao, venceEm }) => (
      <span className={c['visitas']}>
        <Duas titulo={visitas === 1 ? '1 visita' : `${visitas} visitas`} detalhe={`${visitantes} sem repetir no dia`} />
        <Etiqueta tom={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Etiqueta>
        {situacao === 'ativo' && venceEm !== null && <small>{`Até ${noTexto(diaPerto(diaDe(venceEm)))}`}</small>}
      </span>
    ),
  },
  { rotulo: 'Ação', celula: (link) => <Acoes link={link} /> },
];

function Acoes({ link: { id, nome, endereco, situacao } }: { readonly link: Link }) {
  const mudar = useLigarLink();
  const desligado = situacao === 'desligado';
  const acao = desligado ? mudar.ligar : mudar.desligar;
  return (
    <span className={c['acoes']}>
      <BotaoCopiar texto={endereco} nome={`o link ${nome}`} aviso="Link copiado" variante="texto" />
      <Botao
        variante="suave"
        tamanho="sm"
        rotulo={`${desligado ? 'Ligar' : 'Desligar'} ${nome}`}
        fazendo={acao.isPending && (desligado ? 'Ligando' : 'Desligando')}
        onClick={() => acao.mutate({ params: { id } })}
      >
        {desligado ? 'Ligar' : 'Desligar'}
      </Botao>
    </span>
  );
}

/** The parameters of a campaign are long, and say nothing of the place. */
function semBusca(destino: string): string {
  return destino.replace(/\?.*/, '');
}
function semProtocolo(endereco: string): string {
  return endereco.replace(/^https?:\/\//, '');
}
