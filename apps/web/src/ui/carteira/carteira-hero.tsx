import { MARCA } from '@rateia/domain/marca';
import { IconArrowUpRight, IconChevronRight, IconEye, IconEyeOff, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Botao } from '../base/botao.tsx';
import { BotaoIcone } from '../base/botao-icone.tsx';
import { Oculto } from '../base/oculto.tsx';
import { Valor } from '../dinheiro/valor.tsx';
import type { PinturaParte } from '../partes/barra-partes.tsx';
import { Amostra, BarraPartes } from '../partes/barra-partes.tsx';
import c from './carteira-hero.module.css';

export interface ParteCarteira {
  readonly chave: string;
  readonly rotulo: string;
  /** "Volta quando você sai", "Fila do Duolingo, até 12 jan". */
  readonly detalhe?: string;
  /** Integer centavos. */
  readonly valor: number;
  readonly tipo: 'bloqueado' | 'caucao';
  readonly href?: string;
}

interface CarteiraHeroProps {
  readonly disponivel: number;
  /** Everything that is the reader's; the parts and `disponivel` sum to it, on the server. */
  readonly total: number;
  readonly partes: readonly ParteCarteira[];
  /** Without it the button is not offered. */
  readonly hrefAdicionar?: string;
  readonly hrefRetirar?: string;
}

const pinturas: Record<ParteCarteira['tipo'], PinturaParte> = { bloqueado: 'bloqueado-escuro', caucao: 'caucao' };

/** Everything in the wallet: the available balance, big; then one bar of all the reader's money. */
export function CarteiraHero({ disponivel, total, partes, hrefAdicionar, hrefRetirar }: CarteiraHeroProps) {
  const [visivel, setVisivel] = useState(true);
  const Olho = visivel ? IconEye : IconEyeOff;
  function quantia(valor: number, tamanho?: 'xl') {
    return visivel ? (
      <Valor valor={valor} {...(tamanho === undefined ? {} : { tamanho })} />
    ) : (
      <Escondido tamanho={tamanho} />
    );
  }
  return (
    <section className={`${c['hero']} rt-escuro`} aria-label="Saldo">
      <div className={c['disponivel']}>
        <div className={c['linha']}>
          <span className={c['apoio']}>Disponível</span>
          <span className={c['olho']}>
            <BotaoIcone
              rotulo={visivel ? 'Ocultar valores' : 'Mostrar valores'}
              tom="escuro"
              ligado={!visivel}
              onClick={() => setVisivel(!visivel)}
            >
              <Olho size={22} stroke={1.75} />
            </BotaoIcone>
          </span>
        </div>
        {quantia(disponivel, 'xl')}
        <div className={c['acoes']}>
          {hrefAdicionar !== undefined && (
            <Botao variante="branco" href={hrefAdicionar} icone={<IconPlus size={20} stroke={1.75} />}>
              Adicionar
            </Botao>
          )}
          {hrefRetirar !== undefined && (
            <Botao variante="vidro" href={hrefRetirar} icone={<IconArrowUpRight size={20} stroke={1.75} />}>
              Retirar
            </Botao>
          )}
        </div>
      </div>
      <div className={c['tudo']}>
        <p className={c['linha']}>
          <span className={c['apoio']}>{`Tudo o que é seu na ${MARCA}`}</span>
          {quantia(total)}
        </p>
        <BarraPartes
          partes={[
            { chave: 'disponivel', peso: disponivel, pintura: 'disponivel' },
            ...partes.map(({ chave, valor, tipo }) => ({ chave, peso: valor, pintura: pinturas[tipo] })),
          ]}
        />
        <ul>
          {partes.map((parte) => (
            <li key={parte.chave}>
              <Linha parte={parte}>{quantia(parte.valor)}</Linha>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Linha({ parte, children }: { readonly parte: ParteCarteira; readonly children: ReactNode }) {
  const dentro = (
    <>
      <Amostra pintura={pinturas[parte.tipo]} />
      <span className={c['nome']}>
        <b>{parte.rotulo}</b>
        {parte.detalhe !== undefined && <span className={c['apoio']}>{parte.detalhe}</span>}
      </span>
      {children}
      {parte.href !== undefined && <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />}
    </>
  );
  return parte.href === undefined ? (
    <span className={c['parte']}>{dentro}</span>
  ) : (
    <a className={c['parte']} href={parte.href}>
      {dentro}
    </a>
  );
}

function Escondido({ tamanho }: { readonly tamanho: 'xl' | undefined }) {
  return (
    <span className={c['escondido']} data-tamanho={tamanho}>
      <span aria-hidden="true">••••</span>
      <Oculto>valor oculto</Oculto>
    </span>
  );
}
