import { IconBell, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { rotaFeita } from '../../lib/rotas.ts';
import { sair } from '../../lib/sair.ts';
import { useUsuario } from '../../lib/usuario.ts';
import { Contador } from '../../ui/base/contador.tsx';
import c from './barra-inferior.module.css';
import type { Destino } from './destinos.ts';
import { destinos, ehAtual, navegacao, oferecidos } from './destinos.ts';
import { ItemMenu, Menu } from './menu.tsx';

/** The bottom bar of phones (spec 1, §2): Início, Carteira, Grupos, Notificações, Mais. */
export function BarraInferior({ pathname }: { readonly pathname: string }) {
  const usuario = useUsuario();
  const daEquipe = (usuario?.papeis.length ?? 0) > 0 ? [destinos.operacao] : [];
  const dosGrupos = oferecidos([...navegacao.grupos, destinos.carrinho], usuario);
  const doMais = oferecidos([...navegacao.mais, ...daEquipe], usuario);
  const nosGrupos = dosGrupos.some((destino) => ehAtual(destino, pathname));
  return (
    <nav className={c['barra']} aria-label="Principal">
      {oferecidos(navegacao.barra).map((destino) => (
        <Item key={destino.rotulo} destino={destino} atual={ehAtual(destino, pathname)} />
      ))}
      {dosGrupos.length > 0 && (
        <Menu
          rotulo="Grupos"
          classeGatilho={c['item']}
          atual={nosGrupos}
          gatilho={
            <>
              <span className={c['icone']}>
                <destinos.meusGrupos.icone size={23} stroke={1.75} aria-hidden="true" />
              </span>
              Grupos
            </>
          }
        >
          <Linhas destinos={dosGrupos} />
        </Menu>
      )}
      {rotaFeita('notificacoes') && (
        <Item
          destino={{
            rota: 'notificacoes',
            rotulo: 'Notificações',
            icone: IconBell,
            href: paths.notificacoes(),
            prefixos: [],
          }}
          atual={pathname.startsWith('/notificacoes')}
          naoLidas={usuario?.notificacoesNaoLidas ?? 0}
        />
      )}
      <Menu
        rotulo="Mais"
        classeGatilho={c['item']}
        atual={pathname.startsWith('/perfil')}
        gatilho={
          <>
            <span className={c['icone']}>
              <IconMenu2 size={23} stroke={1.75} aria-hidden="true" />
            </span>
            Mais
          </>
        }
      >
        <Linhas destinos={doMais} />
        <ItemMenu icone={<IconLogout size={22} stroke={1.75} aria-hidden="true" />} onClick={() => void sair()}>
          Sair
        </ItemMenu>
      </Menu>
    </nav>
  );
}

function Item({
  destino,
  atual,
  naoLidas = 0,
}: {
  readonly destino: Destino;
  readonly atual: boolean;
  readonly naoLidas?: number;
}) {
  return (
    <a className={c['item']} href={destino.href} aria-current={atual ? 'page' : undefined}>
      <span className={c['icone']}>
        <destino.icone size={23} stroke={1.75} aria-hidden="true" />
        <Contador quantos={naoLidas} onde="barra" nome={naoLidas === 1 ? 'não lida' : 'não lidas'} />
      </span>
      {destino.rotulo}
    </a>
  );
}

function Linhas({ destinos: lista }: { readonly destinos: readonly Destino[] }) {
  return lista.map(({ href, rotulo, icone: Icone }) => (
    <ItemMenu key={rotulo} href={href} icone={<Icone size={22} stroke={1.75} aria-hidden="true" />}>
      {rotulo}
    </ItemMenu>
  ));
}
