import { MARCA } from '@rateia/domain/marca';
import type { ReactNode } from 'react';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import c from './boloes.module.css';
import type { ParteDaMontagem } from './montagem.ts';

/** The name of a pool or of a series, its cotas, and who keeps the ticket (REGRAS 2.12 Organiser). */
export function CotasDaMontagem({
  montagem: { nome, cotas, modo },
  aoMudar,
  children,
}: ParteDaMontagem & { readonly children?: ReactNode }) {
  return (
    <Cartao titulo="3. Cotas">
      <div className={c['pilha']}>
        <div className={c['pares']}>
          <CampoTexto
            name="nome"
            rotulo="Nome do bolão"
            maxLength={80}
            value={nome}
            onChange={(texto) => aoMudar({ nome: texto })}
            autoComplete="off"
          />
          <CampoTexto
            name="cotas"
            rotulo="Quantas cotas"
            inputMode="numeric"
            value={cotas}
            onChange={(texto) => aoMudar({ cotas: texto })}
            autoComplete="off"
          />
        </div>
        <Opcoes
          rotulo="Como o recibo fica"
          valor={modo}
          aoEscolher={(valor) => aoMudar({ modo: valor })}
          opcoes={[
            {
              valor: 'recibo_de_cota',
              titulo: 'Recibo de cota',
              detalhe: 'Cada pessoa recebe o seu recibo oficial',
            },
            { valor: 'um_bilhete', titulo: 'Um bilhete', detalhe: `A ${MARCA} guarda e saca por todos` },
          ]}
        />
        {children}
      </div>
    </Cartao>
  );
}
