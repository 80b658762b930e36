import { IconChevronDown, IconLogout, IconPlus } from '@tabler/icons-react';
import { rotaFeita } from '../../lib/rotas.ts';
import { sair } from '../../lib/sair.ts';
import { useUsuario } from '../../lib/usuario.ts';
import { Avatar } from '../../ui/base/avatar.tsx';
import { Botao } from '../../ui/base/botao.tsx';
import { BotaoIcone } from '../../ui/base/botao-icone.tsx';
import { Logo } from '../../ui/marca/logo.tsx';
import c from './cabecalho.module.css';
import { destinos, ehAtual, navegacao, oferecidos } from './destinos.ts';
import { ItemMenu, Menu } from './menu.tsx';
import { Sino } from './sino.tsx';

const [criar, ajuda] = navegacao.aoLado;

/** The header above 500 px: icons up to 999, words from 1000. */
export function Cabecalho({ pathname }: { readonly pathname: string }) {
  const usuario = useUsuario();
  const daEquipe = (usuario?.papeis.length ?? 0) > 0 ? [destinos.operacao] : [];
  const doMenu = oferecidos([...navegacao.conta, ...daEquipe], usuario);
  return (
    <header className={c['cabecalho']}>
      <div className={c['dentro']}>
        <a className={c['logo']} href={destinos.inicio.href}>
          <Logo altura={34} />
        </a>
        <nav className={c['nav']} aria-label="Principal">
          {oferecidos(navegacao.cabecalho, usuario).map((destino) => (
            <a key={destino.rotulo} href={destino.href} aria-current={ehAtual(destino, pathname) ? 'page' : undefined}>
              <destino.icone size={22} stroke={1.75} aria-hidden="true" />
              <span>{destino.rotulo}</span>
            </a>
          ))}
        </nav>
        {oferecidos([criar]).map(({ href, rotulo }) => (
          <Botao
            key={href}
            href={href}
            variante="suave"
            tamanho="sm"
            icone={<IconPlus size={20} stroke={1.75} />}
            className={c['criar']}
            rotulo={rotulo}
          >
            <span className={c['palavra']}>{rotulo}</span>
          </Botao>
        ))}
        <BotaoIcone rotulo={destinos.carrinho.rotulo} href={destinos.carrinho.href}>
          <destinos.carrinho.icone size={24} stroke={1.75} />
        </BotaoIcone>
        <BotaoIcone rotulo={ajuda.rotulo} href={ajuda.href}>
          <ajuda.icone size={24} stroke={1.75} />
        </BotaoIcone>
        {rotaFeita('notificacoes') && <Sino atual={pathname.startsWith('/notificacoes')} />}
        <Menu
          rotulo={`Sua conta${usuario === undefined ? '' : `, ${usuario.primeiroNome}`}`}
          classeGatilho={c['eu']}
          gatilho={
            <>
              <Avatar nome={usuario?.nome ?? ''} imagem={usuario?.imagem} tamanho={36} />
              <span className={c['nome']}>{usuario?.primeiroNome}</span>
              <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
            </>
          }
        >
          {doMenu.map(({ href, rotulo, icone: Icone }) => (
            <ItemMenu key={href} href={href} icone={<Icone size={22} stroke={1.75} aria-hidden="true" />}>
              {rotulo}
            </ItemMenu>
          ))}
          <ItemMenu icone={<IconLogout size={22} stroke={1.75} aria-hidden="true" />} onClick={() => void sair()}>
            Sair
          </ItemMenu>
        </Menu>
      </div>
    </header>
  );
}
