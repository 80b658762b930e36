import { useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import c from './campo-cupom.module.css';

interface CampoCupomProps {
  /** The coupon that is applied; `mensagem` says why it does not hold now. */
  readonly aplicado: { readonly codigo: string; readonly mensagem: string | null } | null;
  readonly fazendo: boolean;
  /** Applies a code, or takes the coupon off. */
  readonly aoAplicar: (codigo: string | null) => void;
}

const TAMANHO = 40;

/** The coupon of a purchase: its code is typed here, and its discount is a line of the arithmetic (REGRAS 2.29). */
export function CampoCupom({ aplicado, fazendo, aoAplicar }: CampoCupomProps) {
  const [codigo, setCodigo] = useState('');
  if (aplicado !== null) {
    return (
      <Cartao titulo="Cupom">
        <div className={c['aplicado']}>
          <Etiqueta tom={aplicado.mensagem === null ? 'success' : 'warning'}>{aplicado.codigo}</Etiqueta>
          <Botao
            variante="texto"
            tamanho="sm"
            rotulo={`Tirar o cupom ${aplicado.codigo}`}
            fazendo={fazendo && 'Tirando'}
            onClick={() => aoAplicar(null)}
          >
            Tirar
          </Botao>
        </div>
        {aplicado.mensagem !== null && <p className={c['motivo']}>{aplicado.mensagem}</p>}
      </Cartao>
    );
  }
  return (
    <Cartao titulo="Cupom">
      <form
        className={c['linha']}
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          if (codigo.trim() !== '') aoAplicar(codigo.trim());
        }}
      >
        <CampoTexto rotulo="Tem um cupom?" value={codigo} onChange={setCodigo} autoComplete="off" maxLength={TAMANHO} />
        <Botao tipo="submit" variante="suave" fazendo={fazendo && 'Aplicando'}>
          Aplicar
        </Botao>
      </form>
    </Cartao>
  );
}
