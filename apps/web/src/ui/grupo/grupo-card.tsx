import { IconBolt, IconCircleCheck } from '@tabler/icons-react';
import { Avatar } from '../base/avatar.tsx';
import { Valor } from '../dinheiro/valor.tsx';
import type { EstadoVaga } from '../partes/vagas.tsx';
import { Vagas } from '../partes/vagas.tsx';
import c from './grupo-card.module.css';
import { Reputacao } from './reputacao.tsx';
import { nomeDaCor, Tile } from './tile.tsx';

export interface GrupoCardProps {
  readonly href: string;
  readonly nome: string;
  /** "Família · 6 lugares". */
  readonly plano: string;
  readonly cor?: string | null | undefined;
  readonly icone?: string | null | undefined;
  /** The price of one seat per month, fee included. */
  readonly valor: number;
  readonly vagas: readonly EstadoVaga[];
  /** "2 vagas livres", "Grupo cheio"; `fila` takes its place when there is a date. */
  readonly textoVagas: string;
  /** "Fila: entra em 9 jan". */
  readonly fila?: string | undefined;
  readonly administrador?:
    | { readonly nome: string; readonly imagem?: string | null | undefined; readonly nota?: number | undefined }
    | undefined;
  /** The one fact at the right: when access comes, "Acesso em até 24 h", "Faltam 3 para começar". */
  readonly fato?: string | undefined;
  /** The saving against paying alone: "61% menos". */
  readonly economia?: string | undefined;
  readonly acessoInstantaneo?: boolean;
  /** The reader has a part of it already: "Você já tem este serviço". It takes the place of the fact. */
  readonly jaTem?: string | undefined;
  /** The recommended variant: the reason, and the price alone (stated, never guessed). */
  readonly recomendacao?:
    | { readonly motivo: string; readonly sozinho?: { readonly valor: number; readonly texto: string } | undefined }
    | undefined;
}

/** A group in a list: the whole card is one link. */
export function GrupoCard(props: GrupoCardProps) {
  return props.recomendacao === undefined ? (
    <Comum {...props} />
  ) : (
    <Recomendado {...props} recomendacao={props.recomendacao} />
  );
}

function Comum({
  href,
  nome,
  plano,
  cor,
  icone,
  valor,
  vagas,
  textoVagas,
  fila,
  administrador,
  fato,
  acessoInstantaneo = false,
  economia,
  jaTem,
}: GrupoCardProps) {
  return (
    <a className={c['card']} href={href}>
      <div className={c['topo']}>
        <Tile cor={cor} icone={icone} />
        <div className={c['nomes']}>
          <h3>{nome}</h3>
          <span className={c['apoio']}>{plano}</span>
        </div>
        <span className={c['preco']}>
          <Valor valor={valor} tamanho="md" />
          <span className={c['apoio']}>por mês</span>
          {economia !== undefined && <span className={c['economia']}>{economia}</span>}
        </span>
      </div>
      <span className={c['vagas']}>
        <Vagas vagas={vagas} className={c['medidor']} />
        <span className={c['texto']} data-fila={fila !== undefined || undefined}>
          {fila ?? textoVagas}
        </span>
      </span>
      <span className={c['pe']}>
        {jaTem !== undefined && (
          <span className={c['ja-tem']}>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
            {jaTem}
          </span>
        )}
        {jaTem === undefined && administrador !== undefined && (
          <>
            <Avatar nome={administrador.nome} imagem={administrador.imagem} tamanho={28} />
            <span className={c['adm']}>{administrador.nome}</span>
            {administrador.nota !== undefined && <Reputacao nota={administrador.nota} />}
          </>
        )}
        <Fato fato={fato} acessoInstantaneo={acessoInstantaneo} />
      </span>
    </a>
  );
}

function Fato({ fato, acessoInstantaneo = false }: Pick<GrupoCardProps, 'fato' | 'acessoInstantaneo'>) {
  if (acessoInstantaneo)
    return (
      <span className={c['na-hora']}>
        <IconBolt size={16} stroke={1.75} aria-hidden="true" />
        Acesso na hora
      </span>
    );
  return fato === undefined ? null : <span className={c['fato']}>{fato}</span>;
}

function Recomendado({
  href,
  nome,
  cor,
  icone,
  valor,
  vagas,
  textoVagas,
  fato,
  acessoInstantaneo = false,
  recomendacao,
}: GrupoCardProps & { readonly recomendacao: NonNullable<GrupoCardProps['recomendacao']> }) {
  const nomeCor = nomeDaCor(cor);
  const tokens = {
    '--c': `var(--rt-${nomeCor})`,
    '--t': `var(--rt-${nomeCor}-tint)`,
    '--tx': `var(--rt-${nomeCor}-texto)`,
  };
  return (
    <a className={c['recomendado']} href={href} style={tokens}>
      <span className={c['faixa']}>
        <Tile cor={cor} icone={icone} tamanho={60} />
        {recomendacao.sozinho !== undefined && <span className={c['menos']}>{recomendacao.sozinho.texto}</span>}
      </span>
      <div className={c['corpo']}>
        <span className={c['motivo']}>{recomendacao.motivo}</span>
        <h3>{nome}</h3>
        <span className={c['quanto']}>
          <Valor valor={valor} tamanho="lg" /> <span className={c['apoio']}>por mês</span>
        </span>
        {recomendacao.sozinho !== undefined && (
          <span className={c['apoio']}>
            <span aria-hidden="true">Sozinho custa </span>
            <Valor valor={recomendacao.sozinho.valor} riscado rotulo="sozinho custa" />
          </span>
        )}
        <span className={c['vagas']}>
          <Vagas vagas={vagas} className={c['medidor']} />
          <span className={c['texto']}>{textoVagas}</span>
        </span>
        <span className={c['quando']}>
          <Fato fato={fato} acessoInstantaneo={acessoInstantaneo} />
        </span>
      </div>
    </a>
  );
}
