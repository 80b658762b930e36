import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCalendarRepeat,
  IconCashBanknote,
  IconClockPlay,
  IconCoins,
  IconDice5,
  IconDoorExit,
  IconGavel,
  IconGift,
  IconHeartHandshake,
  IconId,
  IconLink,
  IconListCheck,
  IconLogout,
  IconMailForward,
  IconMailPlus,
  IconMailX,
  IconMessageReport,
  IconPackages,
  IconReceipt,
  IconRepeat,
  IconReplace,
  IconScale,
  IconSpeakerphone,
  IconTicket,
  IconTrophy,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import type { RespostaDe } from '../../lib/api-client.ts';
import type { FilaDaOperacao, NomeDaFila } from '../../lib/operacao.ts';
import { contagensQuery, filasDe } from '../../lib/operacao.ts';
import { paths } from '../../lib/paths.ts';
import { usePode } from '../../lib/permissoes.ts';
import { sair } from '../../lib/sair.ts';
import type { Usuario } from '../../lib/usuario.ts';
import { useUsuario } from '../../lib/usuario.ts';
import { Avatar } from '../../ui/base/avatar.tsx';
import { Oculto } from '../../ui/base/oculto.tsx';
import { Logo } from '../../ui/marca/logo.tsx';
import { ItemMenu, Menu } from './menu.tsx';
import c from './quadro-operacao.module.css';

const icones: Record<NomeDaFila, typeof IconScale> = {
  cupons: IconTicket,
  indicacoes: IconUserPlus,
  clube: IconGift,
  jogo: IconHeartHandshake,
  saidas: IconDoorExit,
  convites: IconMailPlus,
  sucessoes: IconReplace,
  links: IconLink,
  grupos: IconUsersGroup,
  reclamacoes: IconGavel,
  retiradas: IconCashBanknote,
  identidades: IconId,
  dinheiro: IconCoins,
  boloes: IconTicket,
  resultados: IconDice5,
  premios: IconTrophy,
  cobrancas: IconReceipt,
  programados: IconCalendarRepeat,
  chamados: IconMessageReport,
  mensagens: IconMailX,
  marketing: IconSpeakerphone,
  comunicados: IconMailForward,
  incidentes: IconAlertTriangle,
  tarefas: IconListCheck,
  livro: IconScale,
  pessoas: IconUsers,
  series: IconRepeat,
  combos: IconPackages,
  relogio: IconClockPlay,
};

const papeis: Record<Usuario['papeis'][number], string> = {
  suporte: 'Suporte',
  financeiro: 'Financeiro',
  lider: 'Liderança',
};

/** The frame of the operation: a sidebar of 212 px on a desk, a bar with a menu before. */
export function QuadroOperacao() {
  const pathname = useLocation({ select: (local) => local.pathname });
  const usuario = useUsuario();
  const funcoes = usuario?.papeis.map((papel) => papeis[papel]).join(', ') ?? '';
  const contagens = useQuery(contagensQuery).data;
  const filas = filasDe(usePode());
  return (
    <div className={c['quadro']}>
      <aside className={`${c['lateral']} rt-escuro`}>
        <a className={c['marca']} href={paths.backoffice()}>
          <Logo altura={30} escuro />
          <span>Operação</span>
        </a>
        <nav aria-label="Operação">
          {(['Filas', 'Operação'] as const).map((titulo) => (
            <Grupo
              key={titulo}
              titulo={titulo}
              itens={filas.filter(({ grupo }) => grupo === titulo)}
              pathname={pathname}
              contagens={contagens}
            />
          ))}
        </nav>
        <div className={c['eu']}>
          <Menu
            rotulo={`${usuario?.nome ?? ''} ${funcoes}: sua conta`}
            classeGatilho={c['conta']}
            gatilho={
              <>
                <Avatar nome={usuario?.nome ?? ''} imagem={usuario?.imagem} tamanho={36} />
                <span className={c['quem']}>
                  <b>{usuario?.nome}</b> {funcoes}
                </span>
              </>
            }
          >
            <ItemMenu href={paths.grupos()} icone={<IconArrowBackUp size={22} stroke={1.75} aria-hidden="true" />}>
              Voltar ao site
            </ItemMenu>
            <ItemMenu icone={<IconLogout size={22} stroke={1.75} aria-hidden="true" />} onClick={() => void sair()}>
              Sair
            </ItemMenu>
          </Menu>
        </div>
      </aside>
      <div className={c['conteudo']}>
        <Outlet />
      </div>
    </div>
  );
}

interface GrupoProps {
  readonly titulo: string;
  readonly itens: readonly FilaDaOperacao[];
  readonly pathname: string;
  readonly contagens: RespostaDe<'getFilas'> | undefined;
}

function Grupo({ titulo, itens, pathname, contagens }: GrupoProps) {
  if (itens.length === 0) return null;
  return (
    <>
      <p>{titulo}</p>
      <ul>
        {itens.map(({ nome, rotulo }) => {
          const Icone = icones[nome];
          const espera = contagens === undefined ? 0 : quantosEsperam(nome, contagens);
          return (
            <li key={nome}>
              <a href={paths.backofficeFila(nome)} aria-current={ehDaFila(pathname, nome) ? 'page' : undefined}>
                <Icone size={20} stroke={1.75} aria-hidden="true" />
                {rotulo}
                {espera > 0 && (
                  <span className={c['espera']}>
                    {espera}
                    <Oculto> em espera</Oculto>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function quantosEsperam(
  nome: NomeDaFila,
  {
    grupos,
    retiradas,
    chamados,
    validacoes,
    tarefas,
    dinheiroParado,
    mensagens,
    boloes,
    resultados,
    premios,
    reclamacoes,
  }: RespostaDe<'getFilas'>,
): number {
  if (nome === 'grupos') return grupos.total;
  if (nome === 'retiradas') return retiradas.total;
  if (nome === 'identidades') return validacoes.total;
  if (nome === 'dinheiro') return dinheiroParado.total;
  if (nome === 'chamados') return chamados.total;
  if (nome === 'boloes') return boloes.total;
  if (nome === 'resultados') return resultados.total;
  if (nome === 'premios') return premios.total;
  if (nome === 'reclamacoes') return reclamacoes.total;
  if (nome === 'mensagens') return mensagens.total;
  return nome === 'tarefas' ? tarefas.falhas : 0;
}

/** The queue itself, and the pages that it opens: a person under "Pessoas". */
function ehDaFila(pathname: string, nome: NomeDaFila): boolean {
  const fila = paths.backofficeFila(nome);
  return pathname === fila || pathname.startsWith(`${fila}/`);
}
