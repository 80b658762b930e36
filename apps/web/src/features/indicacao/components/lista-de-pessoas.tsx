import c from './pessoa-da-rede.module.css';
import type { Pessoa } from './pessoa-da-rede.tsx';
import { PessoaDaRede } from './pessoa-da-rede.tsx';

/** People in rows. Put it in a `Cartao rente`. `codigo` is the referral code by which they were found. */
export function ListaDePessoas({
  pessoas,
  codigo,
}: {
  readonly pessoas: readonly Pessoa[];
  readonly codigo?: string | undefined;
}) {
  return (
    <ul className={c['lista']}>
      {pessoas.map((pessoa) => (
        <PessoaDaRede key={pessoa.id} pessoa={pessoa} codigo={codigo} />
      ))}
    </ul>
  );
}
